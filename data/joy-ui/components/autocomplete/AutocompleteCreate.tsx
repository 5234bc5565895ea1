import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

interface Project {
  title: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Project>();

export default function AutocompleteCreate() {
  const [projects, setProjects] = React.useState<Project[]>([
    { title: 'Comet watch' },
    { title: 'Variable stars' },
  ]);
  const [project, setProject] = React.useState<Project | null>(null);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Project</FormLabel>
      <Autocomplete
        selectOnFocus
        handleHomeEndKeys
        options={projects}
        value={project}
        getOptionLabel={({ title, isNew }) => (isNew ? `Create “${title}”` : title)}
        isOptionEqualToValue={(option, value) => option.title === value.title}
        filterOptions={(options, state) => {
          const title = state.inputValue.trim();
          const known = options.some((option) => option.title === title);
          const filtered = filter(options, state);
          return title && !known ? [...filtered, { title, isNew: true }] : filtered;
        }}
        onChange={(_event, value) => {
          const chosen = value && { title: value.title };
          if (value?.isNew && chosen) {
            setProjects([...projects, chosen]);
          }
          setProject(chosen);
        }}
      />
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        {projects.length} projects
      </Typography>
    </FormControl>
  );
}
