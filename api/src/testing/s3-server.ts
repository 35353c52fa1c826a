import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../platform/clients/s3-storage.ts';

/** An S3 server on loopback with one bucket. It checks signatures. */
export interface S3Server {
  settings: S3Settings;
  /** The settings as environment variables. */
  environment: Record<string, string>;
  /** Stops it. Its files stay. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Stops it and removes its files. */
  dispose(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kreda-s3-'));
  const bucket = 'kreda-files';
  const listen = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await listen(0);
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    // The only key pair that this server accepts.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    isPathStyle: true,
  };
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await server.close();
    isRunning = false;
  };
  return {
    settings,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    stop,
    async start() {
      ({ server, port } = await listen(port));
      isRunning = true;
    },
    async dispose() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
