import { JSDOM } from 'jsdom'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from './install.ts'
import { drawnPage } from './testing/drawnPage.ts'

type Look = { selector: string; after?: string; gone?: boolean; ms: number }
type Eye = {
  look: (what: Look) => Promise<{ request: string } | undefined>
  leave: (request: string) => Promise<void>
}

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { createEye } = (await import(`${folder}src/wallet/eye.ts`)) as {
  createEye: (page: object) => Promise<Eye>
}

const button = { selector: 'button', ms: 0 }

test('a prompt is named by the request in its address', async () => {
  const { eye } = await show('#connect/abc/confirm-permissions')
  expect(await eye.look(button)).toEqual({ request: 'abc' })
})

test('a prompt that was answered is led away from, and is none', async () => {
  const { eye, at } = await show('#connect/abc')
  expect(await eye.look({ ...button, after: 'abc' })).toBeUndefined()
  expect(at()).toBe('')
})

test('the next one is a prompt, and stays', async () => {
  const { eye, at } = await show('#connect/def')
  expect(await eye.look({ ...button, after: 'abc' })).toEqual({ request: 'def' })
  expect(at()).toBe('#connect/def')
})

test('a page about no request, as one that is locked, is not led anywhere: it would be drawn anew', async () => {
  const { eye, at } = await show('#unlock')
  expect(await eye.look({ ...button, after: 'abc' })).toBeUndefined()
  expect(at()).toBe('#unlock')
})

test.each([
  ['the one that it shows', 'abc', ''],
  ['another one', 'def', '#connect/abc'],
  ['none', '', '#connect/abc'],
])('a page is led away from %s', async (_, request, wanted) => {
  const { eye, at } = await show('#connect/abc')
  await eye.leave(request)
  expect(at()).toBe(wanted)
})

/** An eye on a page of MetaMask that shows a button, at this place. */
async function show(place: string) {
  const { window } = new JSDOM('<button></button>', {
    runScripts: 'outside-only',
    url: `https://wallet/notification.html${place}`,
  })
  onTestFinished(() => window.close())
  return { eye: await createEye(drawnPage(window)), at: () => window.location.hash }
}
