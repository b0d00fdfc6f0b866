// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { lacksButton, pressAll } from './pressAll.ts'

const pressed: string[] = []

const page = (html: string) => {
  document.body.innerHTML = html
  for (const button of document.querySelectorAll('button')) {
    // jsdom draws nothing: what is not hidden by its attribute is there.
    button.checkVisibility = () => !button.hidden
    button.addEventListener('click', () => pressed.push(button.textContent))
  }
}

beforeEach(() => pressed.splice(0))

test('a button is found by what a screen reader calls it', async () => {
  page(
    '<button>One<span aria-hidden="true">Recent</span></button><button aria-label="Two">x</button>',
  )
  await pressAll([{ text: 'One' }, { text: 'Two' }])
  expect(pressed).toEqual(['OneRecent', 'x'])
})

test('a button of the page is none of the dialog', async () => {
  page('<button>Close</button><dialog open><button>Close</button><i></i></dialog>')
  document.querySelector('dialog button')!.append('!')
  await pressAll([{ source: '^Close', inDialog: true }])
  expect(pressed).toEqual(['Close!'])
})

test('what is only for an open dialog is left out while it is shut', async () => {
  page('<dialog><button>Close</button></dialog><button>Open</button>')
  await pressAll([
    { text: 'Close', inDialog: true, only: 'open' },
    { text: 'Open', only: 'shut' },
  ])
  expect(pressed).toEqual(['Open'])
})

test('what need not be there is passed over for what comes after it', async () => {
  page('<button hidden>All wallets</button><button>MetaMask</button>')
  await pressAll([{ text: 'All wallets', only: 'there' }, { text: 'MetaMask' }])
  expect(pressed).toEqual(['MetaMask'])
})

test('a button that is not there is missed by name', async () => {
  page('<button>Connect wallet</button>')
  await expect(pressAll([{ source: '^Disconnect$' }])).rejects.toThrow(
    'The page has no button ^Disconnect$.',
  )
  expect(pressed).toEqual([])
})

test('and by its words that is known on this side of the page', async () => {
  page('')
  const words = await pressAll([{ text: 'Connect wallet' }]).catch(String)
  expect(lacksButton(new Error(`page.evaluate: ${words}`))).toBe(true)
  expect(lacksButton(new Error('page.evaluate: Target closed'))).toBe(false)
})
