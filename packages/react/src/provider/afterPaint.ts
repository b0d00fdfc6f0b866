/** Calls once what stands now has been painted: in a task of its own after the next frame. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => void setTimeout(call))
}
