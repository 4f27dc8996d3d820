/** A picture of one colour as a `data:` URL; each colour gives another picture. */
export function pngOf(colour: string, width = 4, height = 3): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
  }
  return canvas.toDataURL('image/png');
}

/** A URL that responds with 404. */
export const MISSING = '/no-such-picture.png';
