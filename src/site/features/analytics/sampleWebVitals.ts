import type { Metric } from 'web-vitals';
import type { Analytics } from './analytics';

/** S9.14: "Web-vitals sampling threshold 0.0001". One visit in ten thousand reports. */
const WEB_VITALS_THRESHOLD = 0.0001;

/** Layout shift is a small fraction, but services store integers. The other metrics are in milliseconds. */
const FACTORS: Partial<Record<Metric['name'], number>> = { CLS: 1000 };

/** Reports the web vitals of this visit if it belongs to the sample. */
export async function sampleWebVitals({ sendEvent }: Analytics): Promise<void> {
  if (Math.random() > WEB_VITALS_THRESHOLD) {
    return;
  }
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value, delta, id }: Metric) => {
    const toWhole = (amount: number) => Math.round(amount * (FACTORS[name] ?? 1));
    sendEvent(name, { value: toWhole(value), delta: toWhole(delta), id, nonInteraction: true });
  };
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
