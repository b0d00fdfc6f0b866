import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Touchstone } from '../provider/Touchstone.tsx'
import { fakeConnection } from '../testing/fakeConnection.ts'
import { createPart } from './createPart.tsx'

type Module = { default: (props: { name: string }) => React.ReactNode }

/** A part whose fetching a test answers, one attempt after the other. */
function world(...attempts: (() => Promise<Module>)[]) {
  const left = [...attempts]
  // The last one stays.
  const next = () => (left.length > 1 ? left.shift()! : left[0]!)
  const load = vi.fn<() => Promise<Module>>(() => next()())
  const Part = createPart(load)
  const network = { id: 56, name: 'BNB', nativeCurrency: { symbol: 'BNB', decimals: 18 } }
  const show = () =>
    render(
      <Touchstone connection={fakeConnection()} networks={[network]}>
        <section>
          <h2 tabIndex={-1}>Title</h2>
          <Part name="here" fallback={<p>coming</p>} />
        </section>
      </Touchstone>,
    )
  return { Part, load, show }
}

const arrives = async (): Promise<Module> => ({ default: ({ name }) => <p>{name}</p> })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('its fallback is seen until it is here', async () => {
  const { show } = world(arrives)
  show()
  expect(screen.getByText('coming')).toBeTruthy()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('what was fetched ahead is there at once, and fetched once', async () => {
  const { Part, load, show } = world(arrives)
  void Part.prefetch()
  await load.mock.results[0]!.value
  show()
  expect(screen.getByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('what could not be fetched says so, and comes when one tries again', async () => {
  const { show } = world(lost, arrives)
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/could not be loaded/)).toBeTruthy()
  await userEvent.click(retry)
  expect(await screen.findByText('here')).toBeTruthy()
})

test('who tries again in vain is told so again, and keeps the focus', async () => {
  const { show } = world(lost)
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const heard: (string | null)[] = []
  const said = screen.getByText(/could not be loaded/)
  new MutationObserver(() => heard.push(said.textContent)).observe(said, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await userEvent.click(retry)
  await waitFor(() => expect(heard).toEqual(['Loading…', expect.stringMatching(/could not/)]))
  expect(document.activeElement).toBe(retry)
})

test('when it comes after all, the focus is at the heading above it', async () => {
  const { show } = world(lost, arrives)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('here')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('when the network is back it comes by itself', async () => {
  const { show } = world(lost, arrives)
  show()
  await screen.findByText(/could not be loaded/)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here')).toBeTruthy()
})

test('what a new deployment has taken away is had by a reload', async () => {
  const { show } = world(lost)
  show()
  expect(await screen.findByRole('button', { name: 'Reload this page' })).toBeTruthy()
})

test('a failure ahead of time is tried again when it is needed', async () => {
  const { Part, load, show } = world(lost, arrives)
  void Part.prefetch()
  await expect(load.mock.results[0]!.value).rejects.toThrow('Failed to fetch')
  show()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('what breaks in it does not take the page along, and can be tried again', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const { show } = world(async () => ({
    default: ({ name }) => {
      if (broken) throw new Error('broken')
      return <p>{name}</p>
    },
  }))
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toContain('Your wallet is not affected')
  broken = false
  await userEvent.click(retry)
  expect(screen.getByText('here')).toBeTruthy()
  quiet.mockRestore()
})
