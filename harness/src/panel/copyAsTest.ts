import { deeds, variable } from './deeds.ts'
import type { Seen } from './Seen.ts'
import { quote } from './words/code.ts'

/**
 * The text of a Playwright test that repeats what a person did with the wallets, and that runs as it
 * is. Which button makes the page ask is known to the page's author alone: until it is written in,
 * the test asks in the page's stead.
 */
export function copyAsTest(wallets: readonly Seen[], title = 'as seen in the panel'): string {
  const used = wallets.filter((wallet) => deeds([wallet]).length > 0)
  const body = [
    ...used.map(
      ({ id, persona }) =>
        `const ${variable(id)} = await wallets.add(${quote(persona)}, { approval: 'prompt' })`,
    ),
    ...used.flatMap(({ id, dropped = 0 }) =>
      dropped > 0
        ? [
            `// The first ${dropped} entries of ${variable(id)} were dropped. Their steps are missing here.`,
          ]
        : [],
    ),
    `await page.goto('/')`,
    ...deeds(used),
  ]
  const asks = body.some((line) => /^(?:await|void) ask\(/.test(line))
  return [
    `import { test } from '@touchstone/harness/playwright'`,
    '',
    `test(${quote(title)}, async ({ page, wallets }) => {`,
    ...(asks ? helper : []).map((line) => `  ${line}`),
    ...body.map((line) => `  ${line}`),
    '  // What the person then saw: expect(page.getByRole(…)).…',
    '})',
    '',
  ].join('\n')
}

/** Asks the wallet that announces itself so (EIP-6963); a refusal is what the page would see. */
const helper = `
const ask = (rdns: string, method: string, params: unknown) => {
  const asked = page.evaluate(
    (request) =>
      new Promise((resolve, reject) => {
        const hear = (event: Event) => {
          const { info, provider } = (event as CustomEvent).detail
          if (info.rdns !== request.rdns) return
          removeEventListener('eip6963:announceProvider', hear)
          provider.request({ method: request.method, params: request.params }).then(resolve, reject)
        }
        addEventListener('eip6963:announceProvider', hear)
        dispatchEvent(new Event('eip6963:requestProvider'))
      }),
    { rdns, method, params },
  )
  return asked.catch(() => {})
}`
  .trim()
  .split('\n')
