export type Point = [x: number, y: number];

/** Draws the strokes dark on white in both themes, because the picture is stored and printed like that. */
export function inkOn(canvas: HTMLCanvasElement | null, strokes: readonly (readonly Point[])[]): void {
  const paper = canvas?.getContext('2d');
  if (!canvas || !paper) return;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.strokeStyle = '#111827';
  paper.lineWidth = 6;
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    paper.beginPath();
    paper.moveTo(...first);
    // a single point is drawn as a line of zero length
    for (const point of rest.length ? rest : [first]) paper.lineTo(...point);
    paper.stroke();
  }
}
