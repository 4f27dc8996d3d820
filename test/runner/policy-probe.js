document.documentElement.dataset.probe = 'loaded';
