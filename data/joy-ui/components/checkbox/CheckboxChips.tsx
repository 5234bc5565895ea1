import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const toppings = ['Sesame', 'Poppy', 'Sunflower', 'Caraway', 'Sea salt'];

export default function CheckboxChips() {
  const [chosen, setChosen] = React.useState(['Sesame']);

  return (
    <Stack
      role="group"
      aria-label="Crust toppings"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
    >
      {toppings.map((topping) => {
        const checked = chosen.includes(topping);
        return (
          <Chip
            key={topping}
            variant="plain"
            size="lg"
            startDecorator={checked && <DoneIcon />}
            slotProps={{ startDecorator: { sx: { zIndex: 2 } } }}
          >
            <Checkbox
              disableIcon
              overlay
              size="sm"
              variant={checked ? 'soft' : 'outlined'}
              label={topping}
              checked={checked}
              onChange={(event) =>
                setChosen(
                  event.target.checked
                    ? [...chosen, topping]
                    : chosen.filter((item) => item !== topping),
                )
              }
            />
          </Chip>
        );
      })}
    </Stack>
  );
}
