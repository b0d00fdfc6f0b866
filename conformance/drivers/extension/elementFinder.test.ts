import { expect, test } from 'vitest'
import { createElementFinder } from './elementFinder.ts'
import { openJsdomPage } from './testing/openJsdomPage.ts'

const button = { selector: 'button' }

test('returns the index of the target that was found, and the address of the page', async () => {
  const { finder } = await open('#connect/abc')
  const targets = [{ selector: 'input' }, button]
  expect(await finder.find(targets, { ms: 0 })).toEqual({ index: 1, hash: '#connect/abc' })
})

test('finds nothing at another address', async () => {
  const { finder } = await open('#unlock')
  expect(await finder.find({ ...button, address: '#connect/' }, { ms: 0 })).toBeUndefined()
})

test('waits for an element that is added', async () => {
  const { finder, window } = await open('#')
  const found = finder.find({ selector: 'input' }, { ms: 1000 })
  window.document.body.append(window.document.createElement('input'))
  expect(await found).toBeDefined()
})

test('does not press a disabled button', async () => {
  const { finder, window } = await open('#')
  window.document.querySelector('button')!.disabled = true
  expect(await finder.find(button, { press: true, ms: 0 })).toBeUndefined()
})

test('navigates away from an answered request, and finds nothing there', async () => {
  const { finder, window } = await open('#connect/abc')
  const prompt = { ...button, address: '#connect/' }
  expect(await finder.find(prompt, { ms: 0, leave: 'abc' })).toBeUndefined()
  expect(window.location.hash).toBe('')
})

test.each([
  ['stays if the page returns to an answered request within 500 ms', 'abc', '#connect/abc'],
  ['navigates away from the next answered request at once', 'def', ''],
])('%s', async (_, next, wanted) => {
  const { finder, window } = await open('#connect/abc')
  await finder.find(button, { ms: 0, leave: 'abc' })
  window.location.hash = `#connect/${next}`
  await finder.find(button, { ms: 0, leave: next })
  expect(window.location.hash).toBe(wanted)
})

test('finds the next request', async () => {
  const { finder, window } = await open('#connect/def')
  expect(await finder.find(button, { ms: 0, leave: 'abc' })).toBeDefined()
  expect(window.location.hash).toBe('#connect/def')
})

test('throws with the element that was not shown', async () => {
  const { page } = openJsdomPage('<button></button>', 'https://wallet/home.html')
  const finder = await createElementFinder(page, 0)
  await expect(finder.press({ selector: 'button', text: 'Connect' })).rejects.toThrow(
    'button with the text "Connect" was not shown after 0 ms',
  )
})

async function open(hash: string) {
  const { page, window } = openJsdomPage(
    '<button></button>',
    `https://wallet/notification.html${hash}`,
  )
  return { finder: await createElementFinder(page), window }
}
