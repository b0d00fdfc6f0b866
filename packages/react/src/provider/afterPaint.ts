/** Calls once what stands now has been painted: at the frame after the next. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => call()))
}
