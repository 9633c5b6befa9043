import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createInsights, IDS_PER_EVENT, VIEW_DELAY} from './insights';

const application = {applicationId: 'TESTAPP', searchKey: 'test-key', indexName: 'docs'};
const ids = (count: number) => Array.from({length: count}, (_, index) => `id-${index}`);

interface SentEvent {
  eventType: string;
  index: string;
  objectIDs: string[];
  userToken: string;
}

let sent: {events: SentEvent[]}[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    sent.push(JSON.parse(init!.body as string) as never);
    return Promise.reject(new Error('lost'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('collects views until 400 ms pass without another @spec-9.3', () => {
  const {viewed} = createInsights(application);
  viewed(['a']);
  vi.advanceTimersByTime(VIEW_DELAY - 1);
  viewed(['a', 'b']);
  vi.advanceTimersByTime(VIEW_DELAY - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(VIEW_DELAY).toBe(400);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.events[0]).toMatchObject({
    eventType: 'view',
    index: 'docs',
    objectIDs: ['a', 'b'],
  });
});

it('puts at most 20 ids into an event @spec-9.4', () => {
  createInsights(application).viewed(ids(45));
  vi.advanceTimersByTime(VIEW_DELAY);
  expect(IDS_PER_EVENT).toBe(20);
  expect(sent[0]?.events.map(({objectIDs}) => objectIDs.length)).toEqual([20, 20, 5]);
});

it('names the reader by a token that another page does not have', () => {
  createInsights(application).viewed(['a']);
  createInsights(application).viewed(['a']);
  vi.advanceTimersByTime(VIEW_DELAY);
  const tokens = sent.map(({events}) => events[0]?.userToken);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens[0]).toMatch(/^anonymous-/);
});
