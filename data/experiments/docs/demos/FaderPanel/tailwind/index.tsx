import { useId, useState } from 'react';

export default function FaderPanel() {
  const id = useId();
  const [level, setLevel] = useState(60);

  return (
    <div className="box-border w-full max-w-80 rounded-xl border border-solid border-slate-300 bg-white p-4 text-slate-900 dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100">
      <div className="flex justify-between gap-2">
        <label htmlFor={id}>Choir microphones</label>
        <output htmlFor={id}>{level} %</output>
      </div>
      <input
        className="mx-0 mt-3 mb-0 w-full accent-blue-700 dark:accent-blue-300"
        id={id}
        type="range"
        value={level}
        onChange={(event) => setLevel(event.target.valueAsNumber)}
      />
    </div>
  );
}
