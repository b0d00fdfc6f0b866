import type { Locator, Page } from '@playwright/test'

/**
 * What a person can press in the app, found by role and name (packages/react/README.md). Pressed by the
 * keyboard: as true as by a pointer, and four times as fast as waiting for a button to stand still.
 */
export const createScreen = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const within = (place: Page | Locator, name: string | RegExp): Locator =>
    place.getByRole('button', { name, exact: typeof name === 'string' })
  const press = (place: Page | Locator, name: string | RegExp) =>
    within(place, name).press('Enter', { timeout: 5_000 })

  const open = async () => {
    if ((await dialog.count()) === 0)
      await press(page, /^(Connect wallet|Connecting…|Account 0x|Restoring 0x)/)
  }
  const close = async () => {
    if ((await dialog.count()) > 0) await press(dialog, 'Close')
  }

  return {
    /** Through the list of wallets, from wherever the dialog is. */
    connect: async (wallet: string) => {
      await open()
      const list = within(dialog, /^(All wallets|Change wallet|Choose another wallet)$/)
      if ((await list.count()) > 0) await list.press('Enter', { timeout: 5_000 })
      await press(dialog, wallet)
    },
    switchTo: async (network: string) => {
      await close()
      await open()
      await press(dialog, new RegExp(`^(Switch to ${network}|${network} Current)$`))
    },
    add: () => within(page, 'Add network').first().press('Enter', { timeout: 5_000 }),
    cancel: () => within(page, 'Cancel').first().press('Enter', { timeout: 5_000 }),
    disconnect: async () => {
      await close()
      await press(page, 'Disconnect')
    },
  }
}
