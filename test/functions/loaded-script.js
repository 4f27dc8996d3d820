// Counts its own runs.
window.loadedScripts = (window.loadedScripts ?? 0) + 1;
