import {Agent, request} from 'node:http';

/** What is asked again and again. */
export interface Question {
  name: string;
  path: string;
  headers: Record<string, string>;
  status: number;
}

/** How a server answered. */
export interface Measured {
  /** Requests per second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  p99: number;
  /** What was answered otherwise than it should have been. */
  faults: string[];
}

const CONNECTIONS = 16;

function askOnce(agent: Agent, port: number, {path, headers, status}: Question): Promise<string> {
  return new Promise((done) => {
    const outgoing = request({agent, port, host: '127.0.0.1', path, headers}, (response) => {
      response.resume();
      response.on('end', () =>
        done(response.statusCode === status ? '' : `${path}: status ${response.statusCode}`),
      );
      response.on('error', (error) => done(`${path}: ${error.message}`));
    });
    outgoing.on('error', (error) => done(`${path}: ${error.message}`));
    outgoing.end();
  });
}

/**
 * Asks a server the same question over connections that stay open.
 *
 * @param count - Number of requests.
 */
export async function load(port: number, question: Question, count: number): Promise<Measured> {
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const times: number[] = [];
  const faults: string[] = [];
  let left = count;
  const started = performance.now();
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      const asked = performance.now();
      const fault = await askOnce(agent, port, question);
      times.push(performance.now() - asked);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, reader));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {rate: count / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0, faults};
}
