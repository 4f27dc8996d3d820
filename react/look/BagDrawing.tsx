/** A shopping bag. */
export function BagDrawing() {
  return (
    <svg className="bag" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M5 8h14l1 13H4L5 8zm4 3V6a3 3 0 0 1 6 0v5" />
    </svg>
  );
}
