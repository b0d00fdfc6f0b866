// @vitest-environment jsdom
import { test } from './index.ts'

// Creates a dapp that discovers wallets as current dapps do (EIP-6963), and connects as older ones do
// (`window.ethereum`).
const dapp = () => {
  const found: { info: { rdns: string }; provider: unknown }[] = []
  window.addEventListener('eip6963:announceProvider', (event) => {
    found.push((event as CustomEvent).detail)
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  const button = document.createElement('button')
  const output = document.createElement('output')
  button.addEventListener('click', async () => {
    output.textContent = await window.ethereum
      .request({ method: 'eth_requestAccounts' })
      .then(String, (error: { code: number }) => `declined: ${error.code}`)
  })
  document.body.replaceChildren(button, output)
  return { found, button, output }
}

test('in jsdom the wallet is announced, is at window.ethereum, and answers clicks', async ({
  wallet,
  expect,
}) => {
  const away = wallet.announce(window)
  const { found, button, output } = dapp()
  expect(found.map(({ info }) => info.rdns)).toEqual(['io.metamask'])

  wallet.when('eth_requestAccounts').once().reject()
  button.click()
  await expect.poll(() => output.textContent).toBe('declined: 4001')
  button.click()
  await expect.poll(() => output.textContent).toMatch(/^0x[0-9a-f]{40}$/)
  expect(wallet.calls('eth_requestAccounts')[0]?.origin).toBe(location.origin)
  away()
  expect('ethereum' in window).toBe(false)
})
