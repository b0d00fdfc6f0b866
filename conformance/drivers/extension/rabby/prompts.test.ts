import type { BrowserContext } from '@playwright/test'
import { expect, test } from 'vitest'
import { openJsdomPage } from '../testing/openJsdomPage.ts'
import type { RabbyPort } from './openBackgroundPort.ts'
import { createPrompts } from './prompts.ts'

const choice = { chain: 'BNB Chain' }

test('approves a connection: chooses the chain, ignores the warnings, and connects', async () => {
  const { prompts, pressed } = setUp('Connect', (window, answer) => {
    const { document } = window
    document.body.innerHTML =
      '<div class="chain-selector">Ethereum</div><span>Ignore all</span><button disabled>Connect</button><button>Cancel</button>'
    const [selector, ignore, connect] = document.body.children as unknown as HTMLButtonElement[]
    selector!.addEventListener('click', () => {
      const item = document.createElement('div')
      item.className = 'select-chain-item-name'
      item.textContent = 'BNB Chain'
      item.addEventListener('click', () => {
        selector!.textContent = 'BNB Chain'
        item.remove()
      })
      document.body.append(item)
    })
    ignore!.addEventListener('click', () => {
      ignore!.remove()
      connect!.disabled = false
    })
    connect!.addEventListener('click', answer)
  })
  expect(await prompts.approve(choice)).toBe(true)
  expect(pressed).toEqual(['Ethereum', 'BNB Chain', 'Ignore all', 'Connect'])
})

test('chooses Rabby if its prompt offers other wallets too', async () => {
  const { prompts, pressed } = setUp('Connect', ({ document }, answer) => {
    document.body.innerHTML =
      '<div class="truncate">MetaMask</div><div class="truncate">Rabby Wallet</div>'
    document.querySelectorAll('div')[1]!.addEventListener('click', () => {
      document.body.innerHTML =
        '<div class="chain-selector">BNB Chain</div><button>Connect</button>'
      document.querySelector('button')!.addEventListener('click', answer)
    })
  })
  expect(await prompts.approve(choice)).toBe(true)
  expect(pressed).toEqual(['Rabby Wallet', 'Connect'])
})

test('approves a signature: signs, and confirms', async () => {
  const { prompts, pressed } = setUp('SignText', ({ document }, answer) => {
    document.body.innerHTML = '<button>Sign</button><button>Cancel</button>'
    const [sign] = document.body.children as unknown as HTMLButtonElement[]
    sign!.addEventListener('click', () => {
      const confirm = document.createElement('button')
      confirm.textContent = 'Confirm'
      confirm.addEventListener('click', answer)
      sign!.replaceWith(confirm)
    })
  })
  expect(await prompts.approve(choice)).toBe(true)
  expect(pressed).toEqual(['Sign', 'Confirm'])
})

test('reports that a form does not accept what the request wants', async () => {
  const { prompts } = setUp('AddChain', ({ document }) => {
    document.body.innerHTML = '<button>Add</button><button>Cancel</button>'
    document.querySelector('button')!.addEventListener('click', () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div class="ant-form-item-explain-error">RPC invalid</div>',
      )
    })
  })
  expect(await prompts.approve(choice)).toBe('refused')
})

test('reports that a signature failed, which the user can then cancel', async () => {
  const { prompts, show, pressed } = setUp('SignTx', ({ document }, answer) => {
    document.body.innerHTML = '<button>Confirm</button>'
    document.querySelector('button')!.addEventListener('click', () => {
      show('PrivatekeyWaiting')
      document.body.innerHTML = '<button>Retry</button><button>Cancel</button>'
      document.querySelector('button:last-child')!.addEventListener('click', answer)
    })
  })
  expect(await prompts.approve(choice)).toBe('refused')
  expect(await prompts.reject()).toBe(true)
  expect(pressed).toEqual(['Confirm', 'Cancel'])
})

test('rejects a prompt that cannot be approved by its only button', async () => {
  const { prompts, pressed } = setUp('ETHSign', ({ document }, answer) => {
    document.body.innerHTML = '<button>OK</button>'
    document.querySelector('button')!.addEventListener('click', answer)
  })
  expect(await prompts.reject()).toBe(true)
  expect(pressed).toEqual(['OK'])
})

test('rejects in the menu that opens after several rejections', async () => {
  const { prompts, pressed } = setUp('Connect', ({ document }, answer) => {
    document.body.innerHTML = '<button>Cancel</button>'
    document.querySelector('button')!.addEventListener('click', () => {
      const item = document.createElement('div')
      item.textContent = 'Cancel current connection'
      item.addEventListener('click', answer)
      document.body.append(item)
    })
  })
  expect(await prompts.reject()).toBe(true)
  expect(pressed).toEqual(['Cancel', 'Cancel current connection'])
})

test('throws if a form stays after its rejection', async () => {
  const { prompts } = setUp(
    'AddChain',
    ({ document }) => void (document.body.innerHTML = '<button>Cancel</button>'),
    { pressTime: 10 },
  )
  await expect(prompts.reject()).rejects.toThrow('A prompt of Rabby stays after its answer')
})

test('presses the icon of Rabby if no window opens for a prompt', async () => {
  const { prompts, called } = setUp(
    'Connect',
    ({ document }, answer) => {
      document.body.innerHTML = '<button>Cancel</button>'
      document.querySelector('button')!.addEventListener('click', answer)
    },
    { opensByItself: false },
  )
  expect(await prompts.reject()).toBe(true)
  expect(called).toContain('activeFirstApproval')
})

test.each([
  ['takes a prompt as answered if its window closes before the press', true, { value: true }],
  ['keeps the error of a window that stays open', false, { error: 'no session' }],
])('%s', async (_, closes, outcome) => {
  const { prompts, failSession } = setUp('Connect', () => undefined)
  failSession(closes)
  const rejected = prompts.reject().then(
    (value) => ({ value }),
    ({ message }: Error) => ({ error: message }),
  )
  expect(await rejected).toEqual(outcome)
})

test.each([
  ['there is none', undefined],
  ['Rabby asks for the password', { lock: true }],
  ['Rabby executes an approved request', { approvalComponent: 'PrivatekeyWaiting' }],
])('counts no prompt if %s', async (_, data) => {
  const { prompts } = setUp(data, () => undefined)
  expect(await prompts.countPrompts(0)).toBe(0)
})

test('unlocks the wallet in the window of a request that waits for it', async () => {
  const { prompts, typed } = setUp({ lock: true }, ({ document }, answer) => {
    document.body.innerHTML = '<input type="password"><button>Unlock</button>'
    document.querySelector('button')!.addEventListener('click', answer)
  })
  expect([await prompts.unlock(), typed]).toEqual([true, ['Touchstone-public-1']])
})

test('unlocks nothing in a prompt if no request waits for the password', async () => {
  const { prompts } = setUp('Connect', () => undefined)
  expect(await prompts.unlock()).toBe(false)
})

test('rejects the open request and closes its window', async () => {
  const { prompts, called, closed } = setUp('Connect', () => undefined)
  await prompts.clear()
  expect([called.at(-1), closed()]).toEqual(['rejectAllApprovals', true])
})

/**
 * Creates a fake wallet that shows one prompt in a jsdom window.
 *
 * @param shown the component of the prompt, or the data of its request.
 * @param render renders the prompt. `answer` ends its request.
 */
function setUp(
  shown: string | object | undefined,
  render: (window: ReturnType<typeof openJsdomPage>['window'], answer: () => void) => void,
  { opensByItself = true, pressTime = 2500 } = {},
) {
  const data = typeof shown === 'string' ? { approvalComponent: shown } : shown
  let approval = data && { id: '1', data }
  const { window, page } = openJsdomPage('', 'https://wallet/')
  let isOpen = opensByItself
  const pressed: string[] = []
  const called: string[] = []
  const typed: string[] = []
  window.addEventListener(
    'click',
    ({ target }) => pressed.push((target as HTMLElement).textContent),
    true,
  )
  Object.assign(page, {
    url: () => 'chrome-extension://rabby/notification.html#/approval',
    isClosed: () => !isOpen,
    close: async () => void (isOpen = false),
    locator: () => ({ fill: async (text: string) => void typed.push(text) }),
  })
  const answer = () => {
    approval = undefined
    isOpen = false
  }
  render(window, answer)
  const port = (async (method: string) => {
    called.push(method)
    if (method === 'activeFirstApproval') isOpen = true
    return method === 'getApproval' ? approval : undefined
  }) as RabbyPort
  // The prompts use only this member of a browser context.
  const context = { pages: () => (isOpen ? [page] : []) } as unknown as BrowserContext
  return {
    prompts: createPrompts(context, 'rabby', port, pressTime),
    pressed,
    called,
    typed,
    closed: () => !isOpen,
    /** Lets the next session with the window fail, and answers the request if `closes`. */
    failSession: (closes: boolean) => {
      page.context = () => {
        if (closes) answer()
        throw new Error('no session')
      }
    },
    /** Shows the next prompt of the same request. */
    show: (approvalComponent: string) => {
      approval = { id: '2', data: { approvalComponent } }
    },
  }
}
