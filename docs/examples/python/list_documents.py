"""Prints every document since a day, newest first: python3 list_documents.py [YYYY-MM-DD]"""

import sys
from urllib.parse import urlencode

from mostrador import call

since = sys.argv[1] if len(sys.argv) > 1 else "2020-01-01"

query = {"issue_date[gte]": since, "limit": 100}
while True:
    page = call("GET", f"/v1/ec/documents?{urlencode(query)}")
    for document in page["data"]:
        print(document["object"], document["number"], document["status"])
    if page["next_cursor"] is None:
        break
    query["cursor"] = page["next_cursor"]
