import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';

const DIETS = ['Vegan', 'Halal', 'Kosher', 'No nuts'];

export default function ChipCheckboxes() {
  const [diets, setDiets] = React.useState(['Vegan']);

  return (
    <Box role="group" aria-label="Diet" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {DIETS.map((diet) => {
        const checked = diets.includes(diet);
        return (
          <Chip
            key={diet}
            size="lg"
            variant="plain"
            color={checked ? 'primary' : 'neutral'}
            startDecorator={checked && <CheckRoundedIcon />}
            slotProps={{ startDecorator: { sx: { zIndex: 2 } } }}
          >
            <Checkbox
              disableIcon
              overlay
              label={diet}
              variant={checked ? 'soft' : 'outlined'}
              color={checked ? 'primary' : 'neutral'}
              checked={checked}
              onChange={() =>
                setDiets(checked ? diets.filter((name) => name !== diet) : [...diets, diet])
              }
            />
          </Chip>
        );
      })}
    </Box>
  );
}
