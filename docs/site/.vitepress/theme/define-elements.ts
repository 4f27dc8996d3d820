import { LiveExample } from './live-example.ts';
import { LiveTile } from './live-tile.ts';
import { PlayGround } from './play-ground.ts';
import { ThemePictureElement } from './theme-picture.ts';

// one file, because each further one would be a request on every page
customElements.define('live-example', LiveExample);
customElements.define('live-tile', LiveTile);
customElements.define('play-ground', PlayGround);
customElements.define('theme-picture', ThemePictureElement);
