-- A ready-made reason of a call says of what kind it is, so that nobody has to choose it twice.
UPDATE reason_list SET content = (
  SELECT jsonb_agg(CASE item ->> 'EN'
    WHEN 'Order of a control authority' THEN item || '{"reasonKind": "AUTHORITY"}'
    WHEN 'The driver needs medical help' THEN item || '{"reasonKind": "MEDICAL"}'
    WHEN 'The cargo may spoil' THEN item || '{"reasonKind": "OTHER"}'
    WHEN 'The truck ahead cannot move' THEN item || '{"reasonKind": "TECHNICAL"}'
    WHEN 'Correcting an operator’s mistake' THEN item || '{"reasonKind": "MISTAKE"}'
    ELSE item END ORDER BY place)
  FROM jsonb_array_elements(content::jsonb) WITH ORDINALITY AS listed (item, place)
) WHERE kind = 'CALL';
