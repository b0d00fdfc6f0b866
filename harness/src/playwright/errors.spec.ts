import { expect, test } from './index.ts'

/** Returns the properties of the error that a dapp catches. Runs in the page. */
const seen = () =>
  window.ethereum.request({ method: 'eth_requestAccounts' }).then(
    () => 'resolved',
    (error: unknown) => ({
      isError: error instanceof Error,
      type: typeof error,
      keys: error === undefined || error === null ? [] : Object.keys(Object(error)),
      code: (error as { code?: unknown } | undefined)?.code,
      message: (error as { message?: unknown } | undefined)?.message,
      data: (error as { data?: unknown } | undefined)?.data,
      text: typeof error === 'string' ? error : undefined,
    }),
  )

declare global {
  interface Window {
    ethereum: {
      request(args: unknown): Promise<unknown>
      on(event: string, fn: (value: unknown) => void): void
    }
  }
}

test.use({ persona: 'standard' })
test.beforeEach(async ({ page }) => {
  await page.route('http://dapp.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
})

test('a rejection of the standard wallet arrives as a real error with its code', async ({
  page,
  wallet,
}) => {
  wallet.when('eth_requestAccounts').once().reject()
  await page.goto('http://dapp.test/')
  expect(await page.evaluate(seen)).toMatchObject({
    isError: true,
    keys: ['code'],
    code: 4001,
    message: 'User rejected the request.',
  })
})

test('an error keeps its code and data', async ({ page, wallet }) => {
  wallet
    .when('eth_requestAccounts')
    .once()
    .fail({
      kind: 'error',
      code: -32603,
      message: 'inner',
      data: { originalError: { code: 4902 } },
    })
  await page.goto('http://dapp.test/')
  expect(await page.evaluate(seen)).toMatchObject({
    isError: true,
    keys: ['code', 'data'],
    code: -32603,
    message: 'inner',
    data: { originalError: { code: 4902 } },
  })
})

test('a thrown plain object arrives unchanged', async ({ page, wallet }) => {
  wallet
    .when('eth_requestAccounts')
    .once()
    .fail({ kind: 'object', code: 4001, message: 'no', data: { deep: [1] } })
  await page.goto('http://dapp.test/')
  expect(await page.evaluate(seen)).toMatchObject({
    isError: false,
    type: 'object',
    keys: ['code', 'message', 'data'],
    code: 4001,
    message: 'no',
    data: { deep: [1] },
  })
})

test('a thrown string arrives unchanged', async ({ page, wallet }) => {
  wallet.when('eth_requestAccounts').once().fail({ kind: 'string', message: 'declined' })
  await page.goto('http://dapp.test/')
  expect(await page.evaluate(seen)).toMatchObject({ type: 'string', text: 'declined' })
})

test('a thrown undefined arrives unchanged', async ({ page, wallet }) => {
  wallet.when('eth_requestAccounts').once().fail({ kind: 'undefined' })
  await page.goto('http://dapp.test/')
  expect(await page.evaluate(seen)).toMatchObject({ isError: false, type: 'undefined' })
})

test('the transcript contains the error that the page caught', async ({ page, wallet }) => {
  wallet
    .when('eth_requestAccounts')
    .once()
    .fail({ kind: 'error', code: '4001', message: 'text for a code' })
  await page.goto('http://dapp.test/')
  await page.evaluate(seen)
  const [call] = await wallet.calls('eth_requestAccounts')
  expect(call?.error).toBeInstanceOf(Error)
  expect(call?.error).toMatchObject({ code: '4001', message: 'text for a code' })
})
