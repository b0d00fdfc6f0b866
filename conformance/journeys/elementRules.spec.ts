import { expect, test } from './dappFixture.ts'

test('rules of the page for h2 and its text alignment do not apply to the dialog', async ({
  dapp,
}) => {
  await dapp.page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('h1, h2 { color: rgb(1, 2, 3) } body { text-align: center }')
    document.adoptedStyleSheets.push(sheet)
  })
  await dapp.page.locator('.ts-connect').click()
  const title = dapp.dialog.getByRole('heading', { level: 2 })
  await expect(title).toBeVisible()
  const styles = await title.evaluate((element) => {
    const { color, textAlign } = getComputedStyle(element)
    return [color === getComputedStyle(element.closest('dialog')!).color, textAlign]
  })
  expect(styles).toEqual([true, 'start'])
})
