import type { Metric } from 'web-vitals';
import type { Analytics } from './analytics';

/** Specification, section 9: "Web-vitals sampling threshold 0.0001": one visit in ten thousand reports. */
const WEB_VITALS_THRESHOLD = 0.0001;

/** Layout shift is a small fraction; services keep whole numbers. The others are milliseconds. */
const FACTORS: Partial<Record<Metric['name'], number>> = { CLS: 1000 };

/** Reports the web vitals of this visit, if it is one of the sample. */
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
