import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TouchstoneProvider } from '../provider/TouchstoneProvider.tsx'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { lazyPart } from './lazyPart.tsx'

type Module = { default: (props: { name: string }) => React.ReactNode }

/** Creates a lazy part whose attempts to load have these results, in order. */
function setUp(...attempts: (() => Promise<Module>)[]) {
  const left = [...attempts]
  // The last result repeats.
  const next = () => (left.length > 1 ? left.shift()! : left[0]!)
  const load = vi.fn<() => Promise<Module>>(() => next()())
  const Part = lazyPart(load)
  const network = { id: 56, name: 'BNB', nativeCurrency: { symbol: 'BNB', decimals: 18 } }
  const show = () =>
    render(
      <TouchstoneProvider connection={createFakeConnection()} networks={[network]}>
        <section>
          <h2 tabIndex={-1}>Title</h2>
          <Part name="here" fallback={<p>coming</p>} />
        </section>
      </TouchstoneProvider>,
    )
  return { Part, load, show }
}

const arrives = async (): Promise<Module> => ({ default: ({ name }) => <p>{name}</p> })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('shows the fallback until it is loaded', async () => {
  const { show } = setUp(arrives)
  show()
  expect(screen.getByText('coming')).toBeTruthy()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('renders a prefetched part at once and loads it once', async () => {
  const { Part, load, show } = setUp(arrives)
  void Part.prefetch()
  await load.mock.results[0]!.value
  show()
  expect(screen.getByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('shows a failed load and renders after a retry', async () => {
  const { show } = setUp(lost, arrives)
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/could not be loaded/)).toBeTruthy()
  await userEvent.click(retry)
  expect(await screen.findByText('here')).toBeTruthy()
})

test('announces a repeated failure and keeps the focus', async () => {
  const { show } = setUp(lost)
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const announced: (string | null)[] = []
  const message = screen.getByText(/could not be loaded/)
  new MutationObserver(() => announced.push(message.textContent)).observe(message, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await userEvent.click(retry)
  await waitFor(() => expect(announced).toEqual(['Loading…', expect.stringMatching(/could not/)]))
  expect(document.activeElement).toBe(retry)
})

test('moves the focus to the heading above after a successful retry', async () => {
  const { show } = setUp(lost, arrives)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('here')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('retries when the network is back', async () => {
  const { show } = setUp(lost, arrives)
  show()
  await screen.findByText(/could not be loaded/)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here')).toBeTruthy()
})

test('retries when the network is back in the moment in which the message appears', async () => {
  const { show } = setUp(lost, arrives)
  const observer = new MutationObserver(() => {
    if (screen.queryByText(/could not be loaded/) === null) return
    observer.disconnect()
    window.dispatchEvent(new Event('online'))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  show()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('offers a reload for a chunk that a new deployment removed', async () => {
  const { show } = setUp(lost)
  show()
  expect(await screen.findByRole('button', { name: 'Reload this page' })).toBeTruthy()
})

test('retries a failed prefetch when the part is shown', async () => {
  const { Part, load, show } = setUp(lost, arrives)
  void Part.prefetch()
  await expect(load.mock.results[0]!.value).rejects.toThrow('Failed to fetch')
  show()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('catches an error of the part and offers a retry', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const { show } = setUp(async () => ({
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
