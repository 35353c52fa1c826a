declare module '@20minutes/s3rver' {
  /** An S3 server that checks signatures. The package has no types of its own. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets?: boolean;
      serviceEndpoint?: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
