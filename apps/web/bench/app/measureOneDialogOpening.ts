import type { Browser } from '@playwright/test'

/** Ms from a click until the dialog is visible, ms of the longest event (INP), and the layout shift since the load. */
export type Click = { visible: number; inp: number; shift: number }

/** Opens the app in a new page with a CPU that is `slowness` times slower, and clicks the connect button once. */
export async function measureOneDialogOpening(
  browser: Browser,
  url: string,
  slowness: number,
): Promise<Click> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  try {
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    return await page.evaluate(() => (window as unknown as { seen: Promise<Click> }).seen)
  } finally {
    await page.close()
  }
}

/** Runs in the page before its own scripts. Sets `window.seen` to a promise of the measurements of the first click. */
function watch() {
  let inp = 0
  let shift = 0
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  // 16 ms is the lowest threshold that browsers support; faster events count as 0.
  observe('event', ({ duration }) => (inp = Math.max(inp, duration)), { durationThreshold: 16 })
  observe('layout-shift', (entry) => (shift += (entry as unknown as { value: number }).value))

  const seen = new Promise<Click>((resolve) => {
    const pressed = (event: Event) => {
      const look = () => {
        if (!document.querySelector('dialog[open]')) return requestAnimationFrame(look)
        // The browser paints the frame after this callback, so take the time in the next task.
        const painted = new MessageChannel()
        painted.port1.onmessage = () => {
          const visible = performance.now() - event.timeStamp
          // Wait for the observers: they report with a delay.
          setTimeout(() => resolve({ visible, inp, shift }), 250)
        }
        return painted.port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', pressed, { capture: true, once: true })
  })
  Object.assign(window, { seen })
}
