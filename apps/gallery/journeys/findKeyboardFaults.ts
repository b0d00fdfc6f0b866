import type { Page } from '@playwright/test'

/** Moves through a state with the keyboard alone and returns the faults of its focus and its keys. */
export async function findKeyboardFaults(page: Page): Promise<string[]> {
  const modal = (await page.locator('dialog[open]').count()) > 0
  const faults: string[] = []
  if (modal && !(await readFocus(page)).inDialog) faults.push('the focus is not in the open dialog')

  const wanted = await page.evaluate(focusableControls)
  const focused = await page.evaluateHandle(recordFocus)
  // Between the last and the first control, the focus is in the browser's own controls for up to two presses.
  for (let presses = 0; presses < wanted.length + 2; presses++) {
    await page.keyboard.press('Tab')
    const here = await readFocus(page)
    if (here.key === undefined) continue
    if (modal && !here.inDialog) faults.push(`Tab leaves the dialog for ${here.key}`)
    if (!here.ring) faults.push(`no focus ring on ${here.key}`)
    if (!here.inView) faults.push(`out of view with the focus on it: ${here.key}`)
  }
  const seen = await focused.evaluate((keys) => keys)
  for (const key of wanted) if (!seen.includes(key)) faults.push(`Tab never comes to ${key}`)

  faults.push(...(await listFaults(page)))
  if (modal) faults.push(...(await escapeFaults(page)))
  return [...new Set(faults)]
}

/** Returns the faults of the keys ArrowDown, ArrowUp, End and Home in a list of rows. */
async function listFaults(page: Page): Promise<string[]> {
  const rows = page.locator('dialog[open] [data-row]')
  const count = await rows.count()
  if (count < 2) return []
  const faults: string[] = []
  await rows.first().focus()
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    const at = await rows.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
    if (at !== index) faults.push(`${key} leads to row ${at} and not to row ${index}`)
  }
  return faults
}

/** Presses Escape and returns a fault if the focus is then not on the button that opens the dialog. */
async function escapeFaults(page: Page): Promise<string[]> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  const back = await page.evaluate(
    () => document.activeElement?.matches('[aria-haspopup=dialog]') ?? false,
  )
  return back ? [] : ['Escape does not give the focus back to the button that opens']
}

function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { key: undefined }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      key: element.outerHTML.replace(/<svg.*<\/svg>/s, '').slice(0, 90),
      inDialog: element.closest('dialog') !== null,
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
      inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    }
  })
}

/**
 * Runs in the page. Records the elements that get the focus, each as the start of its HTML. Reading the focus after each
 * press of Tab would miss some: from the last element to the first, the browser moves it asynchronously.
 */
function recordFocus(): string[] {
  const keys: string[] = []
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement)
      keys.push(target.outerHTML.replace(/<svg.*<\/svg>/s, '').slice(0, 90))
  })
  return keys
}

/** Runs in the page. Returns the visible and enabled controls of the open dialog, else of the page, as their HTML. */
function focusableControls(): string[] {
  const place = document.querySelector('dialog[open]') ?? document
  const all = place.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  return [...all]
    .filter(
      (element) =>
        !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
    )
    .map((element) => element.outerHTML.replace(/<svg.*<\/svg>/s, '').slice(0, 90))
}
