import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const tasks = ['Scale the flour', 'Feed the starter', 'Heat the deck oven'];

export default function CheckboxIndeterminate() {
  const [done, setDone] = React.useState(['Feed the starter']);
  const all = done.length === tasks.length;
  const some = done.length > 0 && !all;

  return (
    <Stack spacing={1.5} role="group" aria-label="Opening tasks">
      <Checkbox
        label="All opening tasks"
        checked={all}
        indeterminate={some}
        onChange={() => setDone(all ? [] : tasks)}
        slotProps={{
          input: {
            // Set the native state too, so that it matches aria-checked="mixed".
            ref: (input: HTMLInputElement | null) => {
              if (input) {
                input.indeterminate = some;
              }
            },
          },
        }}
      />
      {tasks.map((task) => (
        <Checkbox
          key={task}
          label={task}
          checked={done.includes(task)}
          onChange={(event) =>
            setDone(event.target.checked ? [...done, task] : done.filter((item) => item !== task))
          }
          sx={{ paddingInlineStart: 3.75 }}
        />
      ))}
    </Stack>
  );
}
