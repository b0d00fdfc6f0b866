import { describe, expect, test } from 'vitest'
import type { Call, DriverEvent } from '../../core/driver.ts'
import { createAgent, maxEvents } from './createAgent.ts'

const emitter = () => {
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>()
  const provider = {
    request: async (args: { method: string; params?: unknown }): Promise<unknown> =>
      args.params ?? args.method,
    on: (event: string, run: (...args: unknown[]) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(run))
      return provider
    },
    removeListener: (event: string, run: (...args: unknown[]) => void) => {
      listeners.get(event)?.delete(run)
      return provider
    },
    count: (event: string) => listeners.get(event)?.size,
    emit: (event: string, ...args: unknown[]) =>
      listeners.get(event)?.forEach((run) => run(...args)),
  }
  return provider
}

const call = (args: Call['args'], options?: Call['options']): Call => ({
  id: 'a',
  on: 'provider',
  path: 'request',
  args,
  ...(options && { options }),
})

describe('request', () => {
  test('reports a value, a rejection and a throw as answers', async () => {
    const request = (args: { method: string }) => {
      if (args.method === 'throw') throw new TypeError('at once')
      if (args.method === 'reject')
        return Promise.reject(Object.assign(new Error('later'), { code: 4001 }))
      return Promise.resolve('value')
    }
    const agent = createAgent({ provider: { request } })
    const answers = await Promise.all(
      ['value', 'reject', 'throw'].map((method) => agent.request(call([{ method }]))),
    )
    expect(answers).toMatchObject([
      { result: 'value', by: 'promise' },
      { error: { type: 'error', code: 4001 }, by: 'promise' },
      { error: { type: 'error', name: 'TypeError' }, by: 'throw' },
    ])
  })

  test('treats an object as a value if reading its "then" throws', async () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const agent = createAgent({ provider: { request: () => proxy } })
    expect(await agent.request(call([{ method: 'm' }]))).toEqual({
      result: { $: 'throws' },
      by: 'value',
    })
  })

  test('passes undefined to the provider as undefined', async () => {
    let got: unknown = 'nothing'
    const agent = createAgent({ provider: { request: async (args: unknown) => void (got = args) } })
    await agent.request(call([{ $: 'undefined' }]))
    expect(got).toBeUndefined()
  })

  test('reports arguments that the wallet has changed', async () => {
    const agent = createAgent({
      provider: { request: async (args: Record<string, unknown>) => void (args['id'] = 1) },
    })
    const answer = await agent.request(call([{ method: 'm' }]))
    expect(answer.argsAfter).toEqual([{ method: 'm', id: 1 }])
  })

  test('a wallet that changes its arguments fails if they are frozen', async () => {
    const agent = createAgent({
      provider: { request: async (args: Record<string, unknown>) => void (args['id'] = 1) },
    })
    expect(await agent.request(call([{ method: 'm' }], { freeze: true }))).toHaveProperty('error')
  })

  test('answers even if the getters of a provider throw', async () => {
    const provider = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hands off')
        },
      },
    )
    const agent = createAgent({ provider })
    expect(await agent.request(call([{}]))).toMatchObject({ error: { message: 'hands off' } })
    expect(await agent.inspect('request')).toEqual({ type: 'throws', value: { $: 'throws' } })
  })
})

describe('listeners', () => {
  test('reports events with their listener until it is removed', async () => {
    const provider = emitter()
    const agent = createAgent({ provider })
    const events: DriverEvent[] = []
    agent.onEvent((one) => events.push(one))
    expect(await agent.listen({ id: 'a', event: 'chainChanged' })).toBe('provider')
    provider.emit('chainChanged', '0x1')
    await agent.unlisten('a')
    provider.emit('chainChanged', '0x2')
    expect(events).toEqual([{ event: 'chainChanged', listener: 'a', args: ['0x1'] }])
  })

  test('a listener can send a request', async () => {
    const provider = emitter()
    const agent = createAgent({ provider })
    const answered = new Promise<DriverEvent>((resolve) =>
      agent.onEvent((one) => 'inListener' in one && resolve(one)),
    )
    await agent.listen({
      id: 'a',
      event: 'e',
      behavior: { call: { ...call([{ method: 'm' }]), id: 'within' } },
    })
    provider.emit('e')
    expect(await answered).toMatchObject({
      inListener: 'a',
      call: { id: 'within' },
      answer: { result: 'm' },
    })
  })
})

test('user actions can be methods of a class', async () => {
  class Hand {
    #open = 2
    prompts() {
      return this.#open
    }
  }
  const { user } = createAgent({
    provider: emitter(),
    user: new Hand(),
  })
  expect(await user.prompts?.()).toBe(2)
})

test('inspecting * finds every reachable string, including hidden ones', async () => {
  const provider = Object.create({ inherited: 'from above' }) as object
  Object.defineProperty(provider, 'hidden', { value: { deep: ['secret'] }, enumerable: false })
  const { value } = await createAgent({ provider }).inspect('*')
  expect(value).toEqual(expect.arrayContaining(['secret', 'from above']))
})

describe('floods', () => {
  /** Creates a payload that counts how often it is read. */
  const counted = () => {
    const payload = {
      reads: 0,
      get value() {
        return (payload.reads += 1)
      },
    }
    Object.defineProperty(payload, 'reads', { enumerable: false })
    return payload
  }

  test('reports the first of 100,000 events, and the flood', async () => {
    const provider = emitter()
    const agent = createAgent({ provider })
    const events: DriverEvent[] = []
    agent.onEvent((one) => events.push(one))
    await agent.listen({ id: 'l', event: 'message' })
    const payload = counted()
    for (let sent = 0; sent < 100_000; sent += 1) provider.emit('message', payload)
    expect(events).toHaveLength(maxEvents)
    expect(events.at(-1)).toEqual({ flooded: maxEvents })
    expect(payload.reads).toBe(maxEvents - 1)
  })

  test('reports the first of 10,000 announcements, and the flood', () => {
    const window = new EventTarget()
    const agent = createAgent({ provider: emitter(), window })
    const events: DriverEvent[] = []
    agent.onEvent((one) => events.push(one))
    for (let sent = 0; sent < 10_000; sent += 1) {
      const detail = { info: { uuid: String(sent) }, provider: {} }
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    expect(events).toHaveLength(maxEvents)
    expect(events.at(-1)).toEqual({ flooded: maxEvents })
  })

  test('removes its listeners when it closes', async () => {
    const provider = emitter()
    const agent = createAgent({ provider })
    const events: DriverEvent[] = []
    agent.onEvent((one) => events.push(one))
    await agent.listen({ id: 'l', event: 'message' })
    await agent.close()
    provider.emit('message', 1)
    expect([events, provider.count('message')]).toEqual([[], 0])
  })
})
