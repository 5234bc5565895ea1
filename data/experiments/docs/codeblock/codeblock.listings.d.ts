declare module '*/settings' {
  export interface Settings {
    interval: number;
    unit: string;
  }
}
