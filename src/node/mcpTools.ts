/** The tools of the MCP server by name. `llms.txt` lists them. */
export const MCP_TOOLS = [
  'search',
  'list_pages',
  'read_page',
  'read_api_entry',
  'list_demos',
  'get_demo_source',
  'find_class',
  'slot_override',
  'explain_warning',
  'explain_code',
  'prop_history',
  'what_changed',
  'theme_check',
] as const;
