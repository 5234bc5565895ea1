import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

const ALL = ['Gluten', 'Peanuts', 'Shellfish'];

export default function ChipDeletable() {
  const [allergens, setAllergens] = React.useState(ALL);
  const rootRef = React.useRef<HTMLDivElement>(null);

  const remove = (index: number) => {
    // Move focus to the next delete button, or to the last button of the group.
    rootRef.current?.querySelectorAll('button')[index + 1]?.focus();
    setAllergens(allergens.filter((_, i) => i !== index));
  };

  return (
    <Stack
      ref={rootRef}
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label="Allergens to avoid"
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      {allergens.map((allergen, index) => (
        <Chip
          key={allergen}
          size="lg"
          variant="soft"
          color="danger"
          endDecorator={
            <ChipDelete
              sx={{ m: 0 }}
              aria-label={`Remove ${allergen}`}
              onDelete={() => remove(index)}
            />
          }
        >
          {allergen}
        </Chip>
      ))}
      <Button size="sm" variant="plain" color="neutral" onClick={() => setAllergens(ALL)}>
        Reset
      </Button>
    </Stack>
  );
}
