import { expect, test } from 'vitest'
import { createPageObserver } from '../pageObserver.ts'
import { openDomPage } from '../testing/domPage.ts'
import { chooseNetworks } from './editList.ts'

type Network = { name: string; ticked: boolean }

test('distinguishes networks of the same name by their position', async () => {
  const { observer, networks } = await editNetworks(
    ['My node', false],
    ['Ethereum', true],
    ['My node', false],
  )
  await chooseNetworks(observer, (name) => name === 'My node')
  expect(networks.map(({ ticked }) => ticked)).toEqual([true, false, true])
})

test('does not press rows that are as wanted', async () => {
  const { observer, pressed } = await editNetworks(
    ['BNB Chain', true],
    ['Ethereum', false],
    ['Base', false],
  )
  await chooseNetworks(observer, (name) => name !== 'Base')
  expect(pressed).toEqual([1])
})

test('ticks added rows first: without any ticked row, MetaMask would disconnect the site', async () => {
  const { observer, pressed } = await editNetworks(['BNB Chain', true], ['Ethereum', false])
  await chooseNetworks(observer, (name) => name === 'Ethereum')
  expect(pressed).toEqual([1, 0])
})

test('waits for the nth row', async () => {
  const { observer, draw, looked, pressed } = await editNetworks()
  draw(['My node', false])
  const press = observer.press({
    selector: '[data-testid="network-list-item-undefined"]',
    which: 1,
  })
  await looked
  draw(['My node', false])
  await press
  expect(pressed).toEqual([1])
})

test('opens a list again that closed by itself, and repeats the ticks', async () => {
  const { observer, networks, interrupt } = await editNetworks(
    ['BNB Chain', true],
    ['Ethereum', false],
  )
  interrupt()
  await chooseNetworks(observer, (name) => name === 'Ethereum')
  expect(networks).toEqual([
    { name: 'BNB Chain', ticked: false },
    { name: 'Ethereum', ticked: true },
  ])
})

/** Opens a page like MetaMask's page of a site's networks, in jsdom. The list has the rows `first`. */
async function editNetworks(...first: [name: string, ticked: boolean][]) {
  const looked = Promise.withResolvers<void>()
  const { window, page } = openDomPage(
    '<i data-testid="site-cell-connection-list-item"><button data-testid="edit"></button></i>',
    'https://wallet/#/review-permissions',
    looked.resolve,
  )
  const { document } = window

  const networks: Network[] = []
  const pressed: number[] = []
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
    ...{ networks, pressed, draw, looked: looked.promise },
    observer: await createPageObserver(page, 5000),
    /** Makes the page re-render at the next press of a row, which closes the list. */
    interrupt: () => void (interrupted = true),
  }
}
