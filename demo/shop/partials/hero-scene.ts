import { FIR } from '../../platform/images/landscape.ts';
import { html } from '../html.ts';

const firs = (trees: readonly string[]) =>
  trees.map((transform) => html`<use href="#fir" transform="${transform}"/>`);

/** A house in the snow; main.css has its colours, so that they follow the colour scheme. */
export const heroScene = html`<svg class="scene" viewBox="0 0 720 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <defs><path id="fir" d="${FIR}"/></defs>
  <circle class="scene__sun" cx="520" cy="130" r="46"/>
  <path class="scene__far" d="M-560 480l560-230 120-50 90 70 130-150 150 170 90-80 140 130 200 60v80z"/>
  <path class="scene__snow" d="M340 120l52 59-26-8-20 18-18-20-26 12z"/>
  <path class="scene__near" d="M-400 480l560-200 140 70 170-90 250 110 200 30v80z"/>
  <g class="scene__wood">${firs(['translate(70 380) scale(.8)', 'translate(140 392) scale(.62)', 'translate(610 388) scale(.9)', 'translate(672 398) scale(.66)'])}</g>
  <path class="scene__ground" d="M-900 440c500-80 900-50 1260-40s320 20 560-20v100h-1820z"/>
  <g class="scene__firs">${firs(['translate(228 418) scale(1.15)', 'translate(560 430) scale(1.3)'])}</g>
  <g transform="translate(330 318)">
    <path class="scene__wall" d="M10 44h130v66H10z"/>
    <path class="scene__beam" d="M10 60h130v5H10zM10 76h130v5H10zM10 92h130v5H10zM75 4l65 42v4H10v-4z"/>
    <path class="scene__snow" d="M75-14l92 62-8 10L75 4-9 58l-8-10z"/>
    <path class="scene__light" d="M30 66h28v26H30z"/>
    <path class="scene__beam" d="M43 66h3v26h-3zM30 78h28v3H30zM88 62h32v48H88zM108-2h16v28h-16z"/>
    <path class="scene__snow" d="M105-6h22v7h-22z"/>
    <path class="scene__smoke" d="M117-18c-10-12 10-18 0-32s8-16 2-30"/>
  </g>
  <path class="scene__snow" d="M-900 462c600-60 1100-30 1320-18s300 4 500-16v56h-1820z"/>
  <path class="scene__flakes" d="M90 90h.1M190 150h.1M270 60h.1M420 90h.1M600 60h.1M660 190h.1M50 220h.1M310 220h.1"/>
</svg>`;
