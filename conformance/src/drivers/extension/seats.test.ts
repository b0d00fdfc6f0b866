import { expect, test, vi } from 'vitest'
import { createSeats } from './seats.ts'

test('who comes while none is free has the next one that is', async () => {
  const one = seat()
  const seats = createSeats([one])
  await seats.take()
  const taken = seats.take()

  seats.give(one)

  expect(await taken).toBe(one)
})

test('one that has given up takes nobody any more', async () => {
  const [one, two] = [seat(), seat()]
  const seats = createSeats([one, two])
  const given = [await seats.take(), await seats.take()]
  one.spend()

  for (const back of given) seats.give(back)

  expect([seats.free(), seats.free(), seats.serving()]).toEqual([two, undefined, 1])
})

test('who waits when one gives up has the other one', async () => {
  const [one, two] = [seat(), seat()]
  const seats = createSeats([one, two])
  await seats.take()
  await seats.take()
  const taken = seats.take()
  one.spend()
  seats.give(one)

  seats.give(two)

  expect(await taken).toBe(two)
})

test('the last one takes everybody, however it stands: nobody waits for ever', async () => {
  const [one, two] = [seat(), seat()]
  const seats = createSeats([one, two])
  await seats.take()
  await seats.take()
  for (const gone of [one, two]) {
    gone.spend()
    seats.give(gone)
  }

  expect([seats.serving(), await seats.take()]).toEqual([1, two])
})

test('who waits has one that joins', async () => {
  const [one, two] = [seat(), seat()]
  const seats = createSeats([one])
  await seats.take()
  const taken = seats.take()

  seats.join(two)

  expect([await taken, seats.serving()]).toEqual([two, 2])
})

test('whoever wants to know hears of each that joins', async () => {
  const seats = createSeats([seat()])
  const heard: number[] = []
  const hear = async () => {
    for (let n = 0; n < 2; n++) {
      await seats.grown()
      heard.push(seats.serving())
    }
  }
  const hearing = hear()

  for (let n = 0; n < 2; n++) {
    seats.join(seat())
    await vi.waitFor(() => expect(heard).toHaveLength(n + 1))
  }
  await hearing

  expect(heard).toEqual([2, 3])
})

test('one that gives up while another is to come takes nobody: who waits has that one', async () => {
  const [one, two] = [seat(), seat()]
  const seats = createSeats([one], true)
  await seats.take()
  const taken = seats.take()
  one.spend()
  seats.give(one)
  const before = seats.serving()

  seats.join(two)

  expect([before, await taken, seats.free()]).toEqual([0, two, undefined])
})

test('it takes everybody where no other comes', async () => {
  const one = seat()
  const seats = createSeats([one], true)
  await seats.take()
  const taken = seats.take()
  one.spend()
  seats.give(one)

  seats.complete()

  expect([await taken, seats.serving()]).toEqual([one, 1])
})

test('it takes nobody either where another came', async () => {
  const [one, two] = [seat(), seat()]
  const seats = createSeats([one], true)
  await seats.take()
  one.spend()
  seats.give(one)
  seats.join(two)

  seats.complete()

  expect([seats.free(), seats.free()]).toEqual([two, undefined])
})

test('that no more come is told too', async () => {
  const seats = createSeats([seat()], true)
  const grown = seats.grown()

  seats.complete()

  await expect(grown).resolves.toBeUndefined()
})

function seat() {
  let spent = false
  return { lane: { spent: () => spent }, spend: () => void (spent = true) }
}
