import { readQr } from '@touchstone/harness/relay'
import { expect, test } from './dappFixture.ts'
import { test as walletConnectDapp } from './walletConnectDappFixture.ts'
import { longTestTag } from './longTestTag.ts'

test('the Binance row shows three steps and a QR code that leads to its download page', async ({
  dapp,
}) => {
  await dapp.pick('Binance Wallet')
  const dialog = dapp.page.getByRole('dialog', { name: /Binance/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  const code = readQr(await dialog.getByRole('img', { name: /QR code/ }).screenshot())
  expect(new URL(code ?? 'about:blank').hostname).toMatch(/(^|\.)binance\.com$/)
  expect(code).toBe(await dialog.getByRole('link', { name: /Download/ }).getAttribute('href'))
})

/** Runs in the page. Injects a Binance wallet that can be found only in one way, which `mark` names. */
const injectBinance = (mark: string) => {
  const answers: Record<string, unknown> = {
    eth_requestAccounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_chainId: '0x38',
  }
  const provider = {
    request: async ({ method }: { method: string }) => answers[method] ?? null,
    on() {},
    removeListener() {},
  }
  if (mark === 'window.binancew3w')
    return Object.assign(globalThis, { binancew3w: { ethereum: provider } })
  if (mark === 'isBinance')
    return Object.assign(globalThis, { ethereum: { ...provider, isBinance: true } })
  const icon = 'data:image/png;base64,AA=='
  const info = { uuid: crypto.randomUUID(), rdns: mark, name: 'Binance Wallet', icon }
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  addEventListener('eip6963:requestProvider', announce)
  return announce()
}

for (const mark of ['com.binance.wallet', 'com.binance.w3w', 'window.binancew3w', 'isBinance'])
  walletConnectDapp(
    `Binance in the browser is found by ${mark}, and the page contacts no WalletConnect host${longTestTag(mark !== 'com.binance.w3w')}`,
    async ({ walletConnectDapp }) => {
      await walletConnectDapp.page.addInitScript(injectBinance, mark)
      await walletConnectDapp.page.reload()
      await walletConnectDapp.button('Connect wallet').click()
      await expect(
        walletConnectDapp.dialog.getByRole('list', { name: 'Installed' }).getByRole('listitem'),
      ).toHaveText(['Binance Wallet'])
      await walletConnectDapp.dialog
        .getByRole('button', { name: 'Binance Wallet', exact: true })
        .click()
      await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
      expect(walletConnectDapp.hosts().filter((host) => host.includes('walletconnect'))).toEqual([])
    },
  )
