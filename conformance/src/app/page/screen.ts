import type { Locator, Page } from '@playwright/test'

/** What a person can press in the app, found by role and name (packages/react/README.md). */
export const createScreen = (page: Page) => {
  const button = (name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: typeof name === 'string' })
  const dialog = page.getByRole('dialog')

  const close = async () => {
    if ((await dialog.count()) > 0) await dialog.getByRole('button', { name: 'Close' }).click()
  }

  return {
    connect: async (wallet: string) => {
      await close()
      await button('Connect wallet').click()
      await dialog.getByRole('button', { name: wallet, exact: true }).click()
    },
    switchTo: async (network: string) => {
      await close()
      await button(/^Account 0x/).click()
      await dialog.getByRole('button', { name: `Switch to ${network}`, exact: true }).click()
    },
    add: () => button('Add network').first().click(),
    cancel: () => button('Cancel').first().click(),
    disconnect: async () => {
      await close()
      await button('Disconnect').click()
    },
  }
}

export type Screen = ReturnType<typeof createScreen>
