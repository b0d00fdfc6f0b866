// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { lacksButton, pressButtonsInPage } from './pressButtonsInPage.ts'

const pressed: string[] = []

const page = (html: string) => {
  document.body.innerHTML = html
  for (const button of document.querySelectorAll('button')) {
    // jsdom has no layout: an element is visible unless it has the attribute `hidden`.
    button.checkVisibility = () => !button.hidden
    button.addEventListener('click', () => pressed.push(button.textContent))
  }
}

beforeEach(() => pressed.splice(0))

test('finds a button by its accessible name', async () => {
  page(
    '<button>One<span aria-hidden="true">Recent</span></button><button aria-label="Two">x</button>',
  )
  await pressButtonsInPage([{ text: 'One' }, { text: 'Two' }])
  expect(pressed).toEqual(['OneRecent', 'x'])
})

test('searches in the dialog only', async () => {
  page('<button>Close</button><dialog open><button>Close</button><i></i></dialog>')
  document.querySelector('dialog button')!.append('!')
  await pressButtonsInPage([{ source: '^Close', inDialog: true }])
  expect(pressed).toEqual(['Close!'])
})

test('skips presses for an open dialog while it is shut', async () => {
  page('<dialog><button>Close</button></dialog><button>Open</button>')
  await pressButtonsInPage([
    { text: 'Close', inDialog: true, only: 'open' },
    { text: 'Open', only: 'shut' },
  ])
  expect(pressed).toEqual(['Open'])
})

test('skips an optional button when the next one exists', async () => {
  page('<button hidden>All wallets</button><button>MetaMask</button>')
  await pressButtonsInPage([{ text: 'All wallets', only: 'there' }, { text: 'MetaMask' }])
  expect(pressed).toEqual(['MetaMask'])
})

test('names a missing button in the error', async () => {
  page('<button>Connect wallet</button>')
  await expect(pressButtonsInPage([{ source: '^Disconnect$' }])).rejects.toThrow(
    'The page has no button ^Disconnect$.',
  )
  expect(pressed).toEqual([])
})

test('recognizes the error of a missing button by its message', async () => {
  page('')
  const words = await pressButtonsInPage([{ text: 'Connect wallet' }]).catch(String)
  expect(lacksButton(new Error(`page.evaluate: ${words}`))).toBe(true)
  expect(lacksButton(new Error('page.evaluate: Target closed'))).toBe(false)
})
