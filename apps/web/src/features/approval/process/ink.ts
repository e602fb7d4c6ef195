export type Point = [x: number, y: number];

/** Draws what was written so far: dark on white in either theme, as it is kept and printed. */
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
    // a dot is a line of no length
    for (const point of rest.length ? rest : [first]) paper.lineTo(...point);
    paper.stroke();
  }
}
