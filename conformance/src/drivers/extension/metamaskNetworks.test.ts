import { JSDOM } from 'jsdom'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from './install.ts'
import { drawnPage } from './testing/drawnPage.ts'

type Eye = { press: (selector: string, which?: 'first' | 'last' | number) => Promise<void> }
type Wanted = (name: string, checked: boolean) => boolean
type Network = { name: string; ticked: boolean }

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { createEye } = (await import(`${folder}src/wallet/eye.ts`)) as {
  createEye: (page: object, patience: number) => Promise<Eye>
}
const { setNetworks } = (await import(`${folder}src/wallet/networks.ts`)) as {
  setNetworks: (eye: Eye, wanted: Wanted, selectors: object) => Promise<void>
}
const { v13 } = (await import(`${folder}src/selectors/v13.ts`)) as { v13: object }

test('networks of one name are ticked each by its place', async () => {
  const { eye, networks } = await editNetworks(
    ['My node', false],
    ['Ethereum', true],
    ['My node', false],
  )
  await setNetworks(eye, (name) => name === 'My node', v13)
  expect(networks.map(({ ticked }) => ticked)).toEqual([true, false, true])
})

test('what stands as it is wanted is not pressed', async () => {
  const { eye, pressed } = await editNetworks(
    ['BNB Chain', true],
    ['Ethereum', false],
    ['Base', false],
  )
  await setNetworks(eye, (name) => name !== 'Base', v13)
  expect(pressed).toEqual([1])
})

test('those that come are ticked first: with none ticked, MetaMask would disconnect the site', async () => {
  const { eye, pressed } = await editNetworks(['BNB Chain', true], ['Ethereum', false])
  await setNetworks(eye, (name) => name === 'Ethereum', v13)
  expect(pressed).toEqual([1, 0])
})

test('a place is waited for until so many are there, and no other is pressed for it', async () => {
  const { eye, draw, looked, pressed } = await editNetworks()
  draw(['My node', false])
  const press = eye.press('[data-testid="network-list-item-undefined"]', 1)
  await looked
  draw(['My node', false])
  await press
  expect(pressed).toEqual([1])
})

test('a list that closes by itself, with what was ticked in it, is opened and ticked again', async () => {
  const { eye, networks, interrupt } = await editNetworks(['BNB Chain', true], ['Ethereum', false])
  interrupt()
  await setNetworks(eye, (name) => name === 'Ethereum', v13)
  expect(networks).toEqual([
    { name: 'BNB Chain', ticked: false },
    { name: 'Ethereum', ticked: true },
  ])
})

/** An eye on a page of MetaMask that edits the networks of a site, as v13 has it. */
async function editNetworks(...first: [name: string, ticked: boolean][]) {
  const { window } = new JSDOM(
    '<i data-testid="site-cell-connection-list-item"><button data-testid="edit"></button></i>',
    { runScripts: 'outside-only', url: 'https://wallet/#/review-permissions' },
  )
  onTestFinished(() => window.close())
  const { document, HTMLElement } = window
  // jsdom lays nothing out: an element says what it holds.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    get(this: HTMLElement) {
      return this.textContent
    },
  })

  const networks: Network[] = []
  const pressed: number[] = []
  const look = Promise.withResolvers<void>()
  let interrupted = false
  const draw = (...added: [name: string, ticked: boolean][]) => {
    for (const [name, ticked] of added) networks.push({ name, ticked })
    document.querySelectorAll('main').forEach((list) => list.remove())
    const list = document.createElement('main')
    for (const [place, network] of networks.entries()) {
      const row = document.createElement('div')
      row.dataset['testid'] = 'network-list-item-undefined'
      row.innerHTML = `<input type="checkbox"><b data-testid="${network.name}">${network.name}</b>`
      const box = row.querySelector('input')!
      box.checked = network.ticked
      row.addEventListener('click', () => {
        pressed.push(place)
        if (interrupted) {
          interrupted = false
          networks.length = 0
          return list.remove()
        }
        box.checked = network.ticked = !network.ticked
      })
      list.append(row)
    }
    const update = document.createElement('button')
    update.dataset['testid'] = 'connect-more-chains-button'
    update.addEventListener('click', () => list.remove())
    list.append(update)
    document.body.append(list)
  }
  document.querySelector('button')!.addEventListener('click', () => draw(...first))

  return {
    ...{
      eye: await createEye(drawnPage(window, look.resolve), 5000),
      networks,
      pressed,
      draw,
      looked: look.promise,
    },
    /** The page is drawn anew at the next press in the list. */
    interrupt: () => void (interrupted = true),
  }
}
