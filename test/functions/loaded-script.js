// Counts how often it ran.
window.loadedScripts = (window.loadedScripts ?? 0) + 1;
