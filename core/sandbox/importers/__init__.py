"""From the layouts in which travel data is published to a `SandboxData`: an importer a layout."""
