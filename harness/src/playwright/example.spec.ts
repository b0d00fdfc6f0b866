import { expect, test } from './index.ts'

const dapp = `<button>Connect</button><output></output><script>
  document.querySelector('button').onclick = () =>
    ethereum.request({ method: 'eth_requestAccounts' }).then(
      ([account]) => (document.querySelector('output').textContent = account),
      (error) => (document.querySelector('output').textContent = 'declined: ' + error.code))
</script>`

test('the page shows that the user declined', async ({ page, wallet }) => {
  await page.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: dapp }),
  )
  await page.goto('http://dapp.test/')

  wallet.when('eth_requestAccounts').once().reject()
  await page.getByRole('button', { name: 'Connect' }).click()

  await expect(page.locator('output')).toHaveText('declined: 4001')
})
