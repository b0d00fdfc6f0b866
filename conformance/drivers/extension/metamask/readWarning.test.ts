import { expect, test } from 'vitest'
import { createPageObserver } from '../pageObserver.ts'
import { openJsdomPage } from '../testing/openJsdomPage.ts'
import { readWarning } from './readWarning.ts'

async function open(html: string) {
  const { page, window } = openJsdomPage(html, 'https://wallet/notification.html#/confirm/1')
  return { observer: await createPageObserver(page, 1000), document: window.document }
}

test('reads a banner that is rendered after the buttons', async () => {
  const { observer, document } = await open('')
  setTimeout(() => {
    document.body.innerHTML = '<p data-testid="confirm-banner-alert">Deceptive request</p>'
  })
  expect(await readWarning(observer)).toBe('Deceptive request')
})

test('opens the dialog of a danger and reads it', async () => {
  const { observer, document } = await open(
    '<button data-testid="confirm-footer-button">Review alert</button>',
  )
  document.querySelector('button')!.addEventListener('click', () => {
    document.body.innerHTML +=
      '<p data-testid="alert-modal__selected-alert">This could be an attack.</p>'
  })
  expect(await readWarning(observer)).toBe('This could be an attack.')
})

test('does not report an alert beside a row as a danger', async () => {
  const { observer } = await open(
    '<i data-testid="inline-alert"></i><button data-testid="confirm-footer-button">Confirm</button>',
  )
  expect(await readWarning(observer, 0)).toBe('')
})
