/** Runs `call` once after the next paint: in a task after the next animation frame. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => void setTimeout(call))
}
