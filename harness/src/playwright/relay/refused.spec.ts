import { expect, test } from '../index.ts'

test('a relay that refuses a page closes the socket without an error before it opens', async ({
  page,
  relay,
}) => {
  relay.down()
  const heard = await page.evaluate(
    () =>
      new Promise((closed) => {
        const events: string[] = []
        const socket = new WebSocket('wss://relay.walletconnect.org/?projectId=p&auth=a')
        for (const name of ['open', 'error']) socket.addEventListener(name, () => events.push(name))
        socket.addEventListener('close', ({ code }) => closed([...events, code]))
      }),
  )
  expect(heard).toEqual([1012])
})
