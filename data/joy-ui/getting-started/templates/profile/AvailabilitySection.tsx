import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import Section from './Section';
import { SECTIONS, TASKS, type SectionProps } from './values';

const DAYS = [
  { name: 'weekends', label: 'Weekends' },
  { name: 'weekdays', label: 'Weekdays' },
] as const;

export default function AvailabilitySection({ values, onChange }: SectionProps) {
  const id = React.useId();
  const { tasks, distance } = values;

  return (
    <Section {...SECTIONS[2]} text="We invite you to the tasks that fit.">
      <div role="group" aria-labelledby={`${id}-tasks`}>
        <Typography id={`${id}-tasks`} level="title-sm" component="p" sx={{ mb: 1 }}>
          Tasks
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {TASKS.map((task) => (
            <Checkbox
              key={task}
              label={task}
              checked={tasks.includes(task)}
              onChange={(event) =>
                onChange({
                  // Keeps the order of TASKS, so that the comparison with the saved values works.
                  tasks: TASKS.filter((other) =>
                    other === task ? event.target.checked : tasks.includes(other),
                  ),
                })
              }
            />
          ))}
        </Box>
      </div>
      {DAYS.map(({ name, label }) => (
        <FormControl
          key={name}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', maxWidth: 320 }}
        >
          <FormLabel>{label}</FormLabel>
          <Switch
            checked={values[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
        </FormControl>
      ))}
      <Box sx={{ maxWidth: 320, px: 1 }}>
        <Typography id={`${id}-distance`} level="title-sm" component="p" sx={{ mx: -1 }}>
          Distance from home: up to {distance} km
        </Typography>
        <Slider
          aria-labelledby={`${id}-distance`}
          min={10}
          max={100}
          step={10}
          value={distance}
          getAriaValueText={(value) => `${value} kilometers`}
          onChange={(_event, value) =>
            onChange({ distance: typeof value === 'number' ? value : distance })
          }
        />
      </Box>
    </Section>
  );
}
