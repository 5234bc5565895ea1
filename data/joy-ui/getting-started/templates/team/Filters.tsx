import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { SKILLS, type Skill } from './people';

interface FiltersProps {
  query: string;
  onQueryChange: (query: string) => void;
  skills: readonly Skill[];
  onSkillsChange: (skills: readonly Skill[]) => void;
}

export default function Filters({ query, onQueryChange, skills, onSkillsChange }: FiltersProps) {
  const id = React.useId();

  return (
    <Stack component="section" aria-label="Filters" spacing={2}>
      <FormControl>
        <FormLabel>Search people</FormLabel>
        <Input
          type="search"
          placeholder="Name or role"
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
        />
      </FormControl>
      <div role="group" aria-labelledby={id}>
        <Typography id={id} level="title-sm" component="p" sx={{ mb: 1 }}>
          Skills
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'row', md: 'column' },
            flexWrap: 'wrap',
            gap: 1.5,
          }}
        >
          {SKILLS.map((skill) => (
            <Checkbox
              key={skill}
              label={skill}
              checked={skills.includes(skill)}
              onChange={(event) =>
                onSkillsChange(
                  event.target.checked
                    ? [...skills, skill]
                    : skills.filter((other) => other !== skill),
                )
              }
            />
          ))}
        </Box>
      </div>
    </Stack>
  );
}
