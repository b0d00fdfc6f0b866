import { generateTestLines, variable } from './generateTestLines.ts'
import type { WalletHistory } from './WalletHistory.ts'
import { quote } from '../wallet/formatLiteral.ts'

/** Returns the source of a Playwright test that repeats what the user did and sends the requests of the dapp. */
export function generatePlaywrightTest(wallets: readonly WalletHistory[]): string {
  const used = wallets.filter((wallet) => generateTestLines([wallet]).length > 0)
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
    ...generateTestLines(used),
  ]
  const asks = body.some((line) => /^(?:await|void) ask\(/.test(line))
  return [
    `import { test } from '@touchstone/harness/playwright'`,
    '',
    `test('as seen in the panel', async ({ page, wallets }) => {`,
    ...(asks ? helper : []).map((line) => `  ${line}`),
    ...body.map((line) => `  ${line}`),
    '  // What the user then saw: expect(page.getByRole(…)).…',
    '})',
    '',
  ].join('\n')
}

/** Source of the function that sends a request to the wallet with this rdns (EIP-6963). */
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
